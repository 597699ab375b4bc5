import { Container, Heading, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import * as styles from './section.css.ts';

export interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'plain' | 'tint';
  readonly children: ReactNode;
}

export function Section({ title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section className={styles.section({ tone })}>
      <Container>
        <Stack gap="2xl">
          <div className={styles.words}>
            <Heading level={2} size="2xl" align="center">
              {title}
            </Heading>
            {lead === undefined ? null : (
              <Text size="lg" tone="muted" align="center">
                {lead}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </Container>
    </section>
  );
}
