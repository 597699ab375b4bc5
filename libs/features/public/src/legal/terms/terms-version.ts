/** What registration records as agreed to; changes whenever the meaning of the terms changes. */
export const termsVersion = '2026-11-01';
