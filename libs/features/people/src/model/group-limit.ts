/** As many groups as the server keeps for an organisation. */
export const groupLimit = 40;
