/** The line that something is suggested for. */
export interface LineToMatch {
  readonly on: string;
  readonly amount: number;
  readonly text: string;
}
