import { type FormCase, testEveryForm } from './form/testing/index.ts';

testEveryForm({
  lists: import.meta.glob<readonly FormCase[]>('./**/testing/forms.tsx', { import: 'forms', eager: true }),
  sources: import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.stories.tsx', '!./**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  sendNothing: ['outbox/centre/words-editor.tsx'],
});
