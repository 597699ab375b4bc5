import { readPhone, writePhone } from '@imah/ui';

/** A short number is called as it is: 112, 1500123. */
const shortNumber = /^[1-9]\d{2,6}$/;

/** The number that was typed, as it is stored: with its country, or short; null where it is neither. */
export function readContactPhone(text: string): string | null {
  const digits = text.replace(/[\s.\-–]/g, '');
  if (shortNumber.test(digits)) return digits;
  const reading = readPhone(text);
  return reading.kind === 'phone' ? reading.value : null;
}

/** How a stored number is read. */
export function writeContactPhone(phone: string): string {
  return phone.startsWith('+') ? writePhone(phone) : phone;
}

/** Where a message to the number is written. */
export function whatsappOf(phone: string): string {
  return `https://wa.me/${phone.slice(1)}`;
}
