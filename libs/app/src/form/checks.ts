// Only catches what cannot be an address; the server's word is final.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return emailShape.test(text.trim());
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
