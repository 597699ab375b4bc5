import { Button, Inline } from '@imah/ui';
import type { ReactNode } from 'react';

interface ReadMoreProps {
  /** A list that is read page by page. */
  readonly of: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** "Tampilkan lagi". */
  readonly children: ReactNode;
}

/** Below a list that is read page by page: the way to its next page, while there is one. */
export function ReadMore({ of: pages, children }: ReadMoreProps): ReactNode {
  if (!pages.hasNextPage) return null;
  return (
    <Inline justify="center">
      <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {children}
      </Button>
    </Inline>
  );
}
