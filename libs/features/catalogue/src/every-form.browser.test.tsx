import { type FormCase, testEveryForm } from '@imah/app/form/testing';

testEveryForm({
  lists: import.meta.glob<readonly FormCase[]>('./**/testing/forms.tsx', { import: 'forms', eager: true }),
  sources: import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.stories.tsx', '!./**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
