export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The whole text; every mail can be read without HTML. */
  readonly text: string;
  /** The same as a document, for mail programs that show it. */
  readonly html?: string;
  /** Where an answer goes; left out where nobody reads one. */
  readonly replyTo?: string;
  /** By what mail programs know it, and what it belongs to; each `<left@right>`. */
  readonly thread?: { readonly messageId: string; readonly references: readonly string[] };
  /** `replied`: itself the answer to a mail, so that no program answers it; else it is of the installation's own accord. */
  readonly automatic?: 'generated' | 'replied';
}

/** Hands mails over for delivery: to an SMTP server, or to files in the data folder. */
export interface Mailer {
  /** Resolves when the mail was accepted for delivery; rejects when it was not. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
