export { FollowAccount, type FollowAccountProps } from './follow-account.tsx';
