import { Card, Heading, Stack } from '@imah/ui';
import type { ReactNode } from 'react';

export interface AccountSectionProps {
  /** Fragment of the address, so that other pages can lead here. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <Stack gap="md" as="section" id={id} aria-labelledby={`${id}-judul`}>
      <Heading level={2} id={`${id}-judul`}>
        {title}
      </Heading>
      <Card padding="lg">{children}</Card>
    </Stack>
  );
}
