import { createFakeApiClient, type FakeAnswers } from '@imah/api-client/testing';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { PageHarness, type PageHarnessProps } from './page-harness.tsx';

export interface Shown {
  /** Every call to the API so far, in order, with its input. */
  readonly calls: () => readonly { readonly name: string; readonly input: unknown }[];
}

/** Renders a page as the app would, for tests in a browser. */
export async function show(
  page: ReactNode,
  { answers = {}, ...rest }: Omit<PageHarnessProps, 'children' | 'client'> & { readonly answers?: FakeAnswers } = {},
): Promise<Shown> {
  const client = createFakeApiClient(answers);
  await act(async () => {
    render(
      <Suspense>
        <PageHarness client={client} {...rest}>
          {page}
        </PageHarness>
      </Suspense>,
    );
  });
  return { calls: () => client['~calls'] };
}
