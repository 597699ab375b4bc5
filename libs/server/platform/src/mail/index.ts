export { createMailer, mailFolder } from './create-mailer.ts';
export { mailFaultOf } from './mail-fault.ts';
export { startMailQueue } from './mail-queue.ts';
export type { Mail } from './mailer.ts';
export { nameInMail } from './name-in-mail.ts';
export { publicLink } from './public-link.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
