/** Where Midtrans says what became of the charges of an organisation; no call of people or programs. */
export const midtransPath = (orgId: string): string => `/api/_midtrans/${orgId}`;
