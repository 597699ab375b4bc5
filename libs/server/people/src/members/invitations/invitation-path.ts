/** The page on which an invitation is answered. */
export function invitationPath(token: string): string {
  return `/register?undangan=${token}`;
}
