import { loadingBarMachine, toasterMachine } from '@imah/state-machines';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { cdp, page } from 'vitest/browser';
import type {} from '@vitest/browser-playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import './global/global.ts';
import * as charts from './charts/index.ts';
import * as data from './data/index.ts';
import { exampleMoments } from './charts/live-line-chart/example-moments.ts';
import { bellIcon, boxesIcon, houseIcon } from './icons/generated/icons.ts';
import * as ui from './index.ts';
import type { Case, Root } from './testing/contract-case.ts';
import { dataCases } from './testing/data-cases.tsx';
import { inputCases } from './testing/input-cases.tsx';
import { tabStops } from './testing/focusable.ts';
import { violationsIn } from './testing/axe.ts';

const noop = () => undefined;
const link = { href: '#di-sana' };
const navigation = [
  { href: '#beranda', label: 'Beranda', icon: houseIcon, active: true },
  { href: '#kabar', label: 'Kabar', icon: bellIcon, active: false, count: '2', section: 'Lainnya' },
];
const loadingBar = createActor(loadingBarMachine).start();
const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();

const cases: Record<string, Case> = {
  ...dataCases,
  ...inputCases,
  Age: { root: (root) => <ui.Age {...root} text="12 detik lalu" freshness="stale" /> },
  Anchor: {
    root: (root) => (
      <ui.Anchor {...root} {...link}>
        Ke sana
      </ui.Anchor>
    ),
  },
  Thumbnail: { root: (root) => <ui.Thumbnail {...root} icon={boxesIcon} /> },
  Avatar: { root: (root) => <ui.Avatar {...root} name="Sari Wulandari" /> },
  Badge: { root: (root) => <ui.Badge {...root}>Baru</ui.Badge> },
  BlankLayout: {
    root: (root) => (
      <ui.BlankLayout {...root}>
        <h1>Masuk</h1>
      </ui.BlankLayout>
    ),
  },
  Brand: { root: (root) => <ui.Brand {...root} /> },
  Breadcrumbs: {
    root: (root) => <ui.Breadcrumbs {...root} items={[{ label: 'Gedung', ...link }, { label: 'Lantai 1' }]} />,
  },
  Button: {
    root: (root) => (
      <ui.Button {...root} icon={bellIcon}>
        Simpan
      </ui.Button>
    ),
  },
  ButtonLink: {
    root: (root) => (
      <ui.ButtonLink {...root} {...link}>
        Ke sana
      </ui.ButtonLink>
    ),
  },
  Card: { root: (root) => <ui.Card {...root}>Isi</ui.Card> },
  CardLink: {
    root: (root) => (
      <ui.CardLink {...root} {...link}>
        Ke sana
      </ui.CardLink>
    ),
  },
  Checkbox: { root: (root) => <ui.Checkbox {...root} label="Setuju" hint="Boleh diubah" error="Harus disetujui" /> },
  ConfirmDialog: {
    rootless: () => (
      <ui.ConfirmDialog
        open
        title="Hapus gedung?"
        text="Tidak dapat dibatalkan."
        tone="danger"
        onConfirm={noop}
        onClose={noop}
      />
    ),
  },
  ConnectionState: { root: (root) => <ui.ConnectionState {...root} state="connected" /> },
  Container: { root: (root) => <ui.Container {...root}>Isi</ui.Container> },
  DashboardLayout: {
    root: (root) => (
      <ui.DashboardLayout {...root} navigation={navigation} brand={<ui.Brand />} breadcrumbs={[{ label: 'Beranda' }]}>
        <h1>Beranda</h1>
      </ui.DashboardLayout>
    ),
  },
  DescriptionList: { root: (root) => <ui.DescriptionList {...root} items={[{ term: 'Alamat', detail: 'Jakarta' }]} /> },
  Dialog: {
    root: (root) => (
      <ui.Dialog {...root} open onClose={noop} title="Undang warga">
        Isi
      </ui.Dialog>
    ),
  },
  EmptyState: {
    root: (root) => <ui.EmptyState {...root} title="Belum ada tiket" actions={<ui.Button>Buat</ui.Button>} />,
  },
  ErrorPage: { root: (root) => <ui.ErrorPage {...root} status={500} onRetry={noop} /> },
  FailedState: { root: (root) => <ui.FailedState {...root} onRetry={noop} /> },
  Field: {
    root: (root) => (
      <ui.Field {...root} label="Nama" hint="Sesuai KTP">
        {(control) => <input {...control} />}
      </ui.Field>
    ),
  },
  ForbiddenState: { root: (root) => <ui.ForbiddenState {...root} /> },
  FormActions: {
    root: (root) => (
      <ui.FormActions {...root}>
        <ui.Button type="submit">Simpan</ui.Button>
      </ui.FormActions>
    ),
  },
  FormErrorSummary: { rootless: () => <ui.FormErrorSummary errors={[{ field: 'nama', text: 'Nama harus diisi.' }]} /> },
  Grid: {
    root: (root) => (
      <ui.Grid {...root} columns={2}>
        Isi
      </ui.Grid>
    ),
  },
  Heading: {
    root: (root) => (
      <ui.Heading {...root} level={2}>
        Gedung
      </ui.Heading>
    ),
  },
  Icon: { root: (root) => <ui.Icon {...root} icon={bellIcon} label="Kabar" /> },
  IconButton: { root: (root) => <ui.IconButton {...root} icon={bellIcon} label="Kabar" /> },
  Inline: { root: (root) => <ui.Inline {...root}>Isi</ui.Inline> },
  LabelsProvider: {
    rootless: () => (
      <ui.LabelsProvider labels={ui.englishLabels}>
        <ui.Spinner />
      </ui.LabelsProvider>
    ),
  },
  Link: {
    root: (root) => (
      <ui.Link {...root} {...link}>
        Ke sana
      </ui.Link>
    ),
  },
  LinkProvider: {
    rootless: () => (
      <ui.LinkProvider component={({ children, ...rest }) => <a {...rest}>{children}</a>}>
        <ui.Link {...link}>Ke sana</ui.Link>
      </ui.LinkProvider>
    ),
  },
  List: {
    root: (root) => (
      <ui.List {...root}>
        <li>Isi</li>
      </ui.List>
    ),
  },
  ListRow: {
    root: (root) => (
      <ui.List>
        <ui.ListRow {...root} title="Pompa" {...link} trailing={<ui.Button size="sm">Buka</ui.Button>} />
      </ui.List>
    ),
  },
  LiveLineChart: {
    root: (root) => (
      <charts.LiveLineChart
        {...root}
        title="Daya"
        summary="Naik sampai 41 kW."
        series={[{ id: 'lift', label: 'Lift', unit: 'kW' }]}
        initial={moments}
        formatValue={String}
        formatTime={String}
      />
    ),
  },
  LoadingBar: { rootless: () => <ui.LoadingBar actor={loadingBar} /> },
  LoadingBarView: { root: (root) => <ui.LoadingBarView {...root} state="loading" sight="visible" progress={40} /> },
  Menu: {
    rootless: () => (
      <ui.Menu trigger={<ui.Button>Tindakan</ui.Button>} items={[{ kind: 'action', label: 'Ubah', onSelect: noop }]} />
    ),
  },
  NotFoundPage: { root: (root) => <ui.NotFoundPage {...root} message="Page not found: /x" /> },
  NotYetPage: { root: (root) => <ui.NotYetPage {...root} title="Tagihan" text="Tagihan belum tersedia." /> },
  Callout: {
    root: (root) => (
      <ui.Callout {...root} tone="warning" title="Perhatian">
        Air mati pukul 10.00.
      </ui.Callout>
    ),
  },
  OfflineCallout: { root: (root) => <ui.OfflineCallout {...root} /> },
  OldLayout: {
    root: (root) => (
      <ui.OldLayout {...root} navigation={navigation}>
        <h1>Beranda</h1>
      </ui.OldLayout>
    ),
  },
  PasswordField: { root: (root) => <ui.PasswordField {...root} label="Kata sandi" autoComplete="current-password" /> },
  Prose: {
    root: (root) => (
      <ui.Prose {...root}>
        <p>Isi</p>
      </ui.Prose>
    ),
  },
  SearchField: { root: (root) => <ui.SearchField {...root} value="pompa" onChange={noop} /> },
  SelectField: {
    root: (root) => <ui.SelectField {...root} label="Jenis" options={[{ value: 'kos', label: 'Kos' }]} />,
  },
  Sheet: {
    root: (root) => (
      <ui.Sheet {...root} open onClose={noop} title="Menu">
        Isi
      </ui.Sheet>
    ),
  },
  SideNav: {
    root: (root) => (
      <ui.SideNav
        {...root}
        label="Akun"
        listHref="#akun"
        shown="page"
        items={[{ ...link, label: 'Profil', icon: houseIcon, active: true }]}
      >
        Isi
      </ui.SideNav>
    ),
  },
  Skeleton: { root: (root) => <ui.Skeleton {...root} shape="card" /> },
  Sparkline: { root: (root) => <charts.Sparkline {...root} values={[1, 2]} label="Naik" /> },
  Spinner: { root: (root) => <ui.Spinner {...root} /> },
  Stack: { root: (root) => <ui.Stack {...root}>Isi</ui.Stack> },
  Stat: { root: (root) => <ui.Stat {...root} label="Alarm" value="2" note="1 gawat" /> },
  StatusBadge: { root: (root) => <ui.StatusBadge {...root} tone="danger" label="Kritis" /> },
  Switch: { root: (root) => <ui.Switch {...root} label="Pompa" value="on" command="pending" /> },
  TabNav: {
    root: (root) => <ui.TabNav {...root} label="Gedung" items={[{ ...link, label: 'Ikhtisar', active: true }]} />,
  },
  Table: {
    root: (root) => (
      <ui.Table
        {...root}
        caption="Meter"
        columns={[{ id: 'a', label: 'Nama' }]}
        rows={[{ id: '1', cells: { a: 'Meter 1' } }]}
      />
    ),
  },
  Tabs: {
    root: (root) => (
      <ui.Tabs
        {...root}
        label="Bagian"
        selected="a"
        onChange={noop}
        tabs={[
          { id: 'a', label: 'Satu', content: 'Isi satu' },
          { id: 'b', label: 'Dua', content: 'Isi dua' },
        ]}
      />
    ),
  },
  Text: {
    root: (root) => (
      <ui.Text {...root} tone="muted">
        Isi
      </ui.Text>
    ),
  },
  TextField: {
    root: (root) => (
      <ui.TextField {...root} label="Nama" hint="Sesuai KTP" error="Harus diisi" mark="required" required />
    ),
  },
  ToastContainer: { rootless: () => <ui.ToastContainer actor={toaster} /> },
  Tooltip: {
    rootless: () => (
      <ui.Tooltip content="Kabar baru">
        <ui.IconButton icon={bellIcon} label="Kabar" />
      </ui.Tooltip>
    ),
  },
  TooltipGroup: { rootless: () => <ui.TooltipGroup>Isi</ui.TooltipGroup> },
  VisuallyHidden: { root: (root) => <ui.VisuallyHidden {...root}>Isi</ui.VisuallyHidden> },
};
const moments = exampleMoments({ count: 20, series: 1 });

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z]/.test(name) && typeof value === 'function';

beforeAll(() => {
  document.documentElement.lang = 'id';
});

afterEach(() => {
  cleanup();
  document.documentElement.dataset['colorMode'] = 'light';
});

it('is kept by every component of the library', () => {
  const components = [...Object.entries(ui), ...Object.entries(charts), ...Object.entries(data)]
    .filter(isComponent)
    .map(([name]) => name);

  expect(Object.keys(cases).toSorted()).toEqual(components.toSorted());
});

it('would see what it looks for', async () => {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  render(<button type="button" />);

  expect(await violationsIn(document.body)).toEqual([expect.stringContaining('button-name')]);
});

describe.each(Object.entries(cases))('%s', (_, one) => {
  const make = (root: Root) => ('root' in one ? one.root(root) : one.rootless());
  const plain = () => make({ ref: null, 'data-testid': 'root' });

  it.runIf('root' in one)('hands ref and further attributes to the same element', () => {
    const ref = createRef<never>();
    const { getByTestId, unmount } = render(make({ ref, 'data-testid': 'root', id: 'milik-saya' }));

    expect(getByTestId('root')).toBe(ref.current);
    unmount();
    expect(ref.current).toBeNull();
  });

  it.each(['light', 'dark'])('breaks no rule of WCAG 2.2 AA in the %s theme', async (mode) => {
    document.documentElement.dataset['colorMode'] = mode;
    render(plain());

    expect(await violationsIn(document.body)).toEqual([]);
  });

  it('can be walked through with the Tab key', async () => {
    render(plain());
    const overlay = document.querySelector('[role$="dialog"]');
    const expected = tabStops(overlay ?? document.body);
    // A group's one stop is found only once it has had the focus.
    const groups = document.querySelectorAll('[role="radiogroup"], [role="group"], [role="toolbar"]').length;
    const reached = new Set<Element | null>();

    for (let step = 0; step <= expected.length + groups; step += 1) {
      reached.add(document.activeElement);
      await userEvent.tab();
    }

    expect(expected.filter((stop) => !reached.has(stop))).toEqual([]);
  });
});

const each = Object.entries(cases);
const draw = (one: Case) => render('root' in one ? one.root({ ref: null, 'data-testid': 'root' }) : one.rootless());
const emulate = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features });

describe('on the smallest phone', () => {
  beforeAll(() => page.viewport(320, 640));
  afterAll(() => page.viewport(1280, 800));

  it.each(each)('%s does not push the page aside', (_, one) => {
    draw(one);

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('for those who asked for no motion', () => {
  beforeAll(() => emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]));
  afterAll(() => emulate([]));

  const describing = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const changedBy = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect
      ? effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !describing.has(name)))
      : [];

  it.each(each)('nothing of %s moves; what is under way may only fade', (_, one) => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    draw(one);

    const lasting = document.body
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1);
    expect(lasting.flatMap(({ effect }) => changedBy(effect)).filter((name) => name !== 'opacity')).toEqual([]);
  });
});

describe('in a forced palette', () => {
  beforeAll(() => emulate([{ name: 'forced-colors', value: 'active' }]));
  afterAll(() => emulate([]));

  const fields = 'input:not([type="hidden"], [type="file"]), textarea, select, [role="switch"]';
  /** What is drawn around a control where its fill is taken away: its own edge, or that of its frame. */
  const hasEdge = (control: Element) =>
    [control, control.parentElement, ...control.querySelectorAll('*')].some((one) => {
      if (one === null) return false;
      const { appearance, borderTopStyle, borderTopWidth } = getComputedStyle(one);
      return (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || appearance === 'auto';
    });

  it.each(each)('every field and switch of %s still has an edge', (_, one) => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    draw(one);

    const seen = [...document.querySelectorAll(fields)].filter((field) => field.getBoundingClientRect().width > 2);
    expect(seen.filter((field) => !hasEdge(field)).map((field) => field.outerHTML)).toEqual([]);
  });
});
