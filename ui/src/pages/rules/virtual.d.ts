declare module 'virtual:rules' {
  const chapters: readonly { title: string; rules: readonly { id: string; says: string }[] }[]
  export default chapters
}
