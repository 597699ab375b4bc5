import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StatechartEntry } from '../run/statechart-entry.ts';
import { findWays } from '../run/find-ways.ts';
import { StateMap } from '../view/state-map.tsx';

export interface StatechartStoryArgs {
  state?: string | undefined;
}

/** What the stories of all statecharts share. A state is named in the address with a space: `args=state:open+paused`. */
export function statechartStory(entry: StatechartEntry) {
  const states = [...findWays(entry).keys()];
  const named = Object.fromEntries(states.map((state) => [state.replaceAll('.', ' '), state]));
  return {
    parameters: { layout: 'padded', controls: { expanded: false } },
    args: { state: undefined },
    argTypes: {
      state: {
        name: 'keadaan',
        description: 'Keadaan yang langsung dibuka',
        options: Object.keys(named),
        mapping: named,
        control: { type: 'select' as const },
      },
    },
    // Another language is another map: what has happened so far was told in the first one.
    render: ({ state }: StatechartStoryArgs) => (
      <StateMap key={document.documentElement.lang} entry={entry} state={state} />
    ),
  };
}

/** Presses the buttons one after the other, each once it can be pressed, and looks where that leads. */
export async function walk(
  canvasElement: HTMLElement,
  steps: readonly (readonly [button: string | RegExp, state: string])[],
) {
  const canvas = within(canvasElement);
  const state = canvas.getByRole('status', { name: 'keadaan sekarang' });
  for (const [name, expected] of steps) {
    const button = await canvas.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(state).toHaveTextContent(expected));
  }
}

/** Waits until the diagram stands, with these states lit. */
export async function seeLit(canvasElement: HTMLElement, states: readonly string[]) {
  await waitFor(
    () => {
      const lit = [...canvasElement.querySelectorAll<SVGElement>('[data-active]')].map(
        ({ dataset }) => dataset['path'],
      );
      return expect(lit).toEqual(states);
    },
    { timeout: 15_000 },
  );
}
