export { SetupList } from './setup-list.tsx';
