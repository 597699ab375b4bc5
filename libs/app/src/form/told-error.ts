/** A failure whose message is a sentence for the person, in their language. */
export class ToldError extends Error {
  override readonly name = 'ToldError';
}
