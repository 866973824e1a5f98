/** How much of an address fits the orders table and the mobile card. */
export const addressLengths = { table: 40, card: 45 } as const;

/** The address as a list shows it; `isCut` means a View button is due. Never cuts inside a character. */
export function cutAddress(
  address: string,
  place: keyof typeof addressLengths,
): { text: string; isCut: boolean } {
  const characters = Array.from(address);
  const maxLength = addressLengths[place];
  if (characters.length <= maxLength) return { text: address, isCut: false };
  return { text: `${characters.slice(0, maxLength).join('').trimEnd()}...`, isCut: true };
}
