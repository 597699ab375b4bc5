export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The whole text; every mail can be read without HTML. */
  readonly text: string;
  /** The same as a document, for mail programs that show it. */
  readonly html?: string;
}

/** Hands mails over for delivery: to an SMTP server, or to files in the data folder. */
export interface Mailer {
  /** Resolves when the mail was accepted for delivery; rejects when it was not. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
