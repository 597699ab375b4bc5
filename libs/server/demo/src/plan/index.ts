export { demoPassword } from './organizations.ts';
