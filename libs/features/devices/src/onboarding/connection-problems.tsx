import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { ConnectionProblem } from '@imah/contract/devices';
import { Button, Heading, List, ListRow, Stack } from '@imah/ui';
import { circleAlertIcon } from '@imah/ui/icons';
import { anyCall, useCommand } from '@imah/app/command';
import { Age } from '@imah/app/i18n';
import { renewedBy } from '@imah/app/read';
import { useOnboardingTexts } from './texts.ts';

export interface ConnectionProblemsProps {
  readonly building: Building;
  readonly problems: readonly ConnectionProblem[];
}

/** Why something is not heard, each with what to mend. */
export function ConnectionProblems({ building, problems }: ConnectionProblemsProps) {
  const t = useOnboardingTexts();
  const client = useApiClient();
  const { run, isPending } = useCommand(anyCall(renewedBy.foundDevices(building.id)));
  if (problems.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={4} size="sm" id="belum-terdengar">
        {t('problems')}
      </Heading>
      <List aria-labelledby="belum-terdengar">
        {problems.map(({ id, kind, subject, detail, count, lastAt }) => (
          <ListRow
            key={id}
            icon={circleAlertIcon}
            title={t(`problem.${kind}`, { subject })}
            description={
              <>
                {t(`mend.${kind}`, { detail })}
                <br />
                {t('problemTimes', { count })} <Age at={Date.parse(lastAt)} />
                {kind === 'wrong-password' && detail !== '' ? ` (${detail})` : ''}
              </>
            }
            trailing={
              <Button
                size="sm"
                tone="ghost"
                aria-label={t('dismissNamed', { subject })}
                loading={isPending}
                onClick={() =>
                  void run(() => client.forgetConnectionProblem({ params: { buildingId: building.id, problemId: id } }))
                }
              >
                {t('dismiss')}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
