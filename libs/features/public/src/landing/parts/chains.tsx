import { Card, Grid, Heading, Icon, type IconShape, Stack, Text } from '@imah/ui';
import {
  banknoteIcon,
  bellRingIcon,
  bookOpenIcon,
  gaugeIcon,
  historyIcon,
  packageIcon,
  percentIcon,
  radioIcon,
  receiptTextIcon,
  scanLineIcon,
  ticketIcon,
  wrenchIcon,
} from '@imah/ui/icons';
import { useLandingTexts } from '../texts.ts';
import * as styles from './chains.css.ts';
import { Section } from './section.tsx';

const meterSteps = {
  device: gaugeIcon,
  reading: scanLineIcon,
  tariff: percentIcon,
  bill: receiptTextIcon,
  payment: banknoteIcon,
  ledger: bookOpenIcon,
} as const;
const alarmSteps = {
  device: radioIcon,
  alarm: bellRingIcon,
  ticket: ticketIcon,
  technician: wrenchIcon,
  cost: packageIcon,
  history: historyIcon,
} as const;

/** The two spines of the product, each as a row of its steps. */
export function Chains() {
  const t = useLandingTexts();
  return (
    <Section title={t('chains.title')} lead={t('chains.lead')} tone="tint">
      <Grid columns={2} gap="xl">
        <Chain
          title={t('chains.meter.title')}
          text={t('chains.meter.text')}
          steps={(['device', 'reading', 'tariff', 'bill', 'payment', 'ledger'] as const).map((step) => ({
            icon: meterSteps[step],
            label: t(`chains.meter.steps.${step}`),
          }))}
        />
        <Chain
          title={t('chains.alarm.title')}
          text={t('chains.alarm.text')}
          steps={(['device', 'alarm', 'ticket', 'technician', 'cost', 'history'] as const).map((step) => ({
            icon: alarmSteps[step],
            label: t(`chains.alarm.steps.${step}`),
          }))}
        />
      </Grid>
    </Section>
  );
}

interface ChainProps {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly { readonly icon: IconShape; readonly label: string }[];
}

function Chain({ title, text, steps }: ChainProps) {
  return (
    <Card padding="lg" as="article">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={3} size="lg">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        <ol className={styles.chain}>
          {steps.map(({ icon, label }) => (
            <li key={label} className={styles.step}>
              <span className={styles.icon}>
                <Icon icon={icon} size="lg" />
              </span>
              {label}
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
