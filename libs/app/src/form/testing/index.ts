export type { FormCase } from './form-case.ts';
export { testEveryForm } from './test-every-form.tsx';
