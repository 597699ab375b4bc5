export { emailMailQueue, notifyOfLostEmailMail, sendEmailMail } from './send-email-mail.ts';
