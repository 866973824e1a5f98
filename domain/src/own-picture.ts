/** Our own pictures only: one from elsewhere would tell that place about every visitor. */
export function isOwnPicture(address: string): boolean {
  return /^\/(?:files|pictures)\/[\w-]+(?:[./][\w-]+)*$/.test(address);
}
