/** What is logged of a mail that could not be sent: the words of a mail server name people, its codes do not. */
interface MailFault {
  readonly code?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

export function mailFaultOf(error: unknown): MailFault {
  if (typeof error !== 'object' || error === null) return {};
  return {
    code: Reflect.get(error, 'code'),
    response: Reflect.get(error, 'responseCode'),
    command: Reflect.get(error, 'command'),
  };
}
