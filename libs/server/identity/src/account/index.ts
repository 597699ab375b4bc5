export { eraseDue } from './erase-account.ts';
