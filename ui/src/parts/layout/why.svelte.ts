// Which refusal somebody wants explained. The sheet lies over everything, wherever the refusal stands.

export type Asked = { readonly rule: string; readonly message: string; readonly edition?: string | undefined }

class WhyState {
  asked = $state.raw<Asked | null>(null)
}

export const why = new WhyState()
