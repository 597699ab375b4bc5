import { toMermaid } from '../testing/mermaid.ts';
import { charts } from './catalogue.ts';
import type { Chart } from './chart-words.ts';

/** The text of README.md. `example` is the source of example.ts. */
export function renderReadme(example: string): string {
  return `# @imah/state-machines

The charts of Imah: one pure [XState 5](https://stately.ai/docs) machine per life cycle. A chart knows no timer, DOM,
storage, network or React; it says what happens when, and is given the rest: effects as named actors (\`provide\`),
time as the actor's clock, randomness and stored memory as input. What it wants done it emits.

State names are the words of the specification, the same in chart, \`data-state\`, story and test. \`stateWord(value)\`
gives the outermost word of a state value. Every delay comes from \`timings\`, which quotes the specification.

\`\`\`ts run
${example.trim()}
\`\`\`

This prints \`Masuk sebagai Sari\` and \`Harus masuk lagi, dari /imah\`.

React needs nothing of its own here: \`useSyncExternalStore\` on an actor, or \`@xstate/react\`. Every public name with its
docstring is in \`docs/api/state-machines.md\`, built by \`npm run api-docs\` in the repository.

## Installing

\`npm run packages\` in the repository makes the tarballs in \`dist/packages\`:

\`\`\`sh
npm install xstate ./imah-contract-0.1.0.tgz ./imah-state-machines-0.1.0.tgz
\`\`\`

ES modules only. XState is a peer, so that the charts and the actors that run them are of one copy. No licence is granted
with this package (\`UNLICENSED\`): using it needs the owner's word.

## Testing with the charts

\`@imah/state-machines/testing\` makes the paths of a chart from the chart itself and walks them without waiting:

- \`stage(machine, input)\` starts it on a simulated clock: \`{ actor, clock, emitted, states, transitions }\`.
- \`deferredActor()\` stands for a promise; \`resolve(actor, id, output)\` and \`reject(actor, id, error)\` settle it at once,
  \`inputOf(actor, id)\` and \`runningActors(actor)\` look at it.
- \`modelPaths(machine, { events, input, identify })\` gives paths through every reachable situation and every event there;
  \`replay(stage, path)\` walks one.
- \`reachedBy(machine, ...models)\` equals \`definitionOf(machine)\` when every state and every transition was reached.
- \`toMermaid(machine)\` draws it.

## Charts

${charts.map(({ name, words }) => `- [\`${name}\`](#${name.toLowerCase()}): ${firstSentence(words.what)}`).join('\n')}

${charts.map(section).join('\n\n')}

The diagrams, tables and the example are written by \`npm run readme\`; a test fails when they are stale.
`;
}

function section({ name, machine, words }: Chart): string {
  const { delays } = machine.implementations;
  const timings = Object.entries(delays).map(([delay, value]) => [
    delay,
    typeof value === 'number' ? `${value} ms` : (words.delays[delay] ?? ''),
  ]);
  return [
    `### ${name}`,
    words.what,
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
    rows([
      ['Input', words.input],
      ['Actor', words.actors],
      ['Event', words.events],
      ['Emitted', words.emitted],
      ['Delay', Object.fromEntries(timings)],
    ]),
  ].join('\n\n');
}

function rows(groups: readonly [kind: string, entries: Record<string, string>][]): string {
  const lines = groups.flatMap(([kind, entries]) =>
    Object.entries(entries).map(([name, text]) => `| ${kind} | \`${name}\` | ${text} |`),
  );
  return ['| | Name | Meaning |', '| --- | --- | --- |', ...lines].join('\n');
}

function firstSentence(text: string): string {
  return `${text.split(/\. |\.$/, 1)[0] ?? text}.`;
}
