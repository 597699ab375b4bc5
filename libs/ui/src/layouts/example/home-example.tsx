import { Card } from '../../components/card/card.tsx';
import { CardLink } from '../../components/card/card-link.tsx';
import { Age } from '../../components/age/age.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { List, ListRow } from '../../components/list/list.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Stat } from '../../components/stat/stat.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Text } from '../../components/text/text.tsx';
import {
  cpuIcon,
  dropletsIcon,
  gaugeIcon,
  sirenIcon,
  thermometerIcon,
  ticketIcon,
  zapIcon,
} from '../../icons/generated/icons.ts';

const buildings = [
  { name: 'Menara Melati', kind: 'Apartemen · Jakarta Selatan · WIB', tone: 'success', state: 'Semua normal' },
  { name: 'Kantor Anggrek', kind: 'Kantor · Makassar · WITA', tone: 'danger', state: '2 alarm aktif' },
  { name: 'Kos Kenanga', kind: 'Kos · Bandung · WIB', tone: 'warning', state: '1 perangkat luring' },
] as const;

/** A page as full as a real one, for stories of the layouts. */
export function HomeExample() {
  return (
    <Stack gap="xl">
      <Stack gap="hair">
        <Heading level={1}>Selamat pagi, Sari</Heading>
        <Text tone="muted">Jumat, 20 November 2026</Text>
      </Stack>
      <Grid columns={4} gap="md">
        <Card>
          <Stat icon={cpuIcon} label="Perangkat terhubung" value="58" unit="dari 60" note="2 luring" />
        </Card>
        <Card>
          <Stat icon={sirenIcon} label="Alarm aktif" value="2" note={<StatusBadge tone="danger" label="1 gawat" />} />
        </Card>
        <Card>
          <Stat icon={ticketIcon} label="Tiket terbuka" value="12" note="3 lewat batas waktu" />
        </Card>
        <Card>
          <Stat
            icon={zapIcon}
            label="Listrik hari ini"
            value="1.284,6"
            unit="kWh"
            note={<Age text="12 detik lalu" />}
          />
        </Card>
      </Grid>
      <Stack gap="md">
        <Heading level={2}>Gedung saya</Heading>
        <Grid item="lg" gap="md" as="ul">
          {buildings.map(({ name, kind, tone, state }) => (
            <Card key={name} as="li" interaction="link">
              <Stack gap="md">
                <Stack gap="hair">
                  <Heading level={3}>
                    <CardLink href={`#${name}`}>{name}</CardLink>
                  </Heading>
                  <Text size="sm" tone="muted">
                    {kind}
                  </Text>
                </Stack>
                <Inline justify="between">
                  <StatusBadge tone={tone} label={state} />
                  <Text size="sm" tone="muted" as="span">
                    20 perangkat
                  </Text>
                </Inline>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack gap="md">
        <Heading level={2}>Lantai 1</Heading>
        <Card padding="none">
          <List>
            <ListRow
              icon={zapIcon}
              title="Meter listrik utama"
              description="Ruang panel"
              href="#a"
              trailing={
                <Text as="span" weight="semibold">
                  42,7 kW
                </Text>
              }
            />
            <ListRow
              icon={dropletsIcon}
              title="Pompa air bersih"
              description={<Age text="3 detik lalu" />}
              trailing={<Switch label="Pompa air bersih" value="on" />}
            />
            <ListRow
              icon={gaugeIcon}
              title="Pompa cadangan"
              description={<Age text="baru saja" />}
              trailing={<Switch label="Pompa cadangan" value="off" command="pending" words={{ pending: 'Terkirim' }} />}
            />
            <ListRow
              icon={thermometerIcon}
              title="Suhu ruang server yang pendinginnya sedang dalam pemeliharaan"
              description={<Age text="18 menit lalu" freshness="stale" />}
              trailing={<StatusBadge tone="warning" label="Panas" />}
            />
          </List>
        </Card>
      </Stack>
    </Stack>
  );
}
