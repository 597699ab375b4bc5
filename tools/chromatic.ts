import { binOf, runNode } from './run/workspace.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('imah: CHROMATIC_PROJECT_TOKEN belum diisi, jadi tidak ada tempat untuk mengirim Storybook.');
  process.exit(1);
}
process.exit(runNode(binOf('chromatic'), ['--only-changed', '--exit-zero-on-changes']));
