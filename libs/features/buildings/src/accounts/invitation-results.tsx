import type { Building } from '@imah/contract/buildings';
import type { OccupantInvitationResult } from '@imah/contract/people';
import { Button, Dialog, Inline, List, ListRow, Callout, Stack, StatusBadge, Text } from '@imah/ui';
import { QrCode } from '@imah/ui/data';
import { copyIcon, printerIcon } from '@imah/ui/icons';
import { useToast } from '@imah/app/shell';
import { HandoverSheet } from './handover-sheet.tsx';
import { useAccountTexts } from './texts.ts';

interface InvitationResultsProps {
  readonly building: Building;
  readonly results: readonly OccupantInvitationResult[];
  readonly onClose: () => void;
}

/** What became of each who was to be invited; links are shown here and never again. */
export function InvitationResults({ building, results, onClose }: InvitationResultsProps) {
  const t = useAccountTexts();
  const toast = useToast();
  const links = results.flatMap(({ link }) => (link === null ? [] : [link]));
  const [only] = links.length === 1 ? links : [];
  const invited = results.filter(({ outcome }) => outcome === 'invited').length;
  const copy = (link: string) =>
    void navigator.clipboard.writeText(link).then(
      () => toast('success', t('results.copied')),
      () => toast('danger', t('results.notCopied')),
    );
  return (
    <Dialog open onClose={onClose} title={t('results.title')}>
      <Stack gap="lg">
        {results.length === 0 ? (
          <Text>{t('results.nobody')}</Text>
        ) : (
          <Text>{t('results.summary', { invited, count: results.length })}</Text>
        )}
        {links.length === 0 ? null : <Callout tone="warning">{t('results.links')}</Callout>}
        {only === undefined ? null : (
          <QrCode
            value={only}
            label={t('sheet.code', { name: results.find(({ link }) => link === only)?.name ?? '' })}
          />
        )}
        {results.length === 0 ? null : (
          <List>
            {results.map(({ personId, name, units, outcome, link }) => (
              <ListRow
                key={personId}
                title={name}
                description={units.join(', ')}
                trailing={
                  <Inline gap="sm">
                    <StatusBadge
                      tone={outcome === 'no-email' ? 'warning' : 'neutral'}
                      label={t(`outcomes.${outcome}`)}
                    />
                    {link === null ? null : (
                      <Button size="sm" tone="ghost" icon={copyIcon} onClick={() => copy(link)}>
                        {t('results.copy')}
                      </Button>
                    )}
                  </Inline>
                }
              />
            ))}
          </List>
        )}
        <Inline justify="end">
          {links.length === 0 ? null : (
            <Button icon={printerIcon} onClick={() => window.print()}>
              {t('results.print')}
            </Button>
          )}
          <Button tone="primary" onClick={onClose}>
            {t('results.close')}
          </Button>
        </Inline>
      </Stack>
      {links.length === 0 ? null : <HandoverSheet building={building} results={results} />}
    </Dialog>
  );
}
