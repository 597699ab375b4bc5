export { notificationsDomain } from './domain.ts';
export { runEscalations } from './escalation/run-escalations.ts';
export { fanOut } from './fan-out.ts';
export { findRecipients } from './find-recipients.ts';
export { noteBrowser } from './known-browsers.ts';
export type { AppointmentFacts, Recipients } from './new-notification.ts';
export { startNotifications } from './notification-service.ts';
export { notifyOfPassword } from './notify-of-password.ts';
export { notify } from './notify.ts';
