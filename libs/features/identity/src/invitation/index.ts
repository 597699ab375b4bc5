export { InvitationPage } from './invitation-page.tsx';
