declare module 'virtual:pictures' {
  /** By its word, the address of a picture. */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
