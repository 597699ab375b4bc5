import { VisuallyHidden } from '@imah/ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type BoardFloor, type BoardLine, boardLines, type BoardMove, moveOnBoard } from './board-lines.ts';
import { useUnitsTexts } from './texts.ts';
import * as styles from './unit-board.css.ts';
import { UnitCell } from './unit-cell.tsx';
import { useVisiblePart } from './use-window.ts';

/** In rem: the least width of a unit, the gap beside it, and the heights of the two kinds of lines. */
const measure = { cell: 7, gap: 0.5, floor: 2.5, units: 3.75 } as const;

const moves: Readonly<Record<string, BoardMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

interface UnitBoardProps {
  readonly label: string;
  readonly floors: readonly BoardFloor[];
  readonly openUnit: string | null;
  readonly onOpen: (unitId: string) => void;
}

/** The units of a section, floor above floor. Only lines near the screen are drawn, so that thousands stay quick. */
export function UnitBoard({ label, floors, openUnit, onOpen }: UnitBoardProps) {
  const t = useUnitsTexts();
  const help = useId();
  const ref = useRef<HTMLDivElement>(null);
  const part = useVisiblePart(ref);
  const rem = useMemo(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize), []);
  const columns = Math.max(1, Math.floor((part.width / rem + measure.gap) / (measure.cell + measure.gap)));
  const lines = useMemo(() => boardLines(floors, columns), [floors, columns]);
  const tops = useMemo(() => lineTops(lines, rem), [lines, rem]);

  const [stop, setStop] = useState<string | null>(openUnit);
  const wanted = useRef(false);
  const first = lines.find((line) => line.kind === 'units');
  const hasStop = lines.some((line) => line.kind === 'units' && line.units.some(({ id }) => id === stop));
  const current = hasStop ? stop : first?.kind === 'units' ? (first.units[0]?.id ?? null) : null;

  useEffect(() => {
    if (!wanted.current || current === null) return;
    wanted.current = false;
    // Drawn in the same pass, wherever it is: focusing it brings it into view.
    ref.current?.querySelector<HTMLElement>(`[data-unit="${current}"]`)?.focus();
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (move === undefined || current === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = moveOnBoard(lines, current, move);
    if (next === current) return;
    wanted.current = true;
    setStop(next);
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={help}
      className={styles.board}
      style={{ height: tops.at(-1)?.bottom ?? 0 }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const unitId = unitOf(event.target);
        if (unitId === null) return;
        setStop(unitId);
        onOpen(unitId);
      }}
      onFocus={(event) => {
        const unitId = unitOf(event.target);
        if (unitId !== null) setStop(unitId);
      }}
    >
      <VisuallyHidden id={help}>{t('boardHelp')}</VisuallyHidden>
      {lines.map((line, index) => {
        const { top = 0, bottom = 0 } = tops[index] ?? {};
        const isNear = bottom > part.top && top < part.bottom;
        const holdsStop = line.kind === 'units' && line.units.some(({ id }) => id === current);
        if (!isNear && !holdsStop) return null;
        const place = { top, height: bottom - top };
        return line.kind === 'floor' ? (
          <div key={line.floor.id} className={`${styles.line} ${styles.floor}`} style={place}>
            {line.floor.label}
            <span className={styles.count}>{t('floorUnits', { count: line.count })}</span>
          </div>
        ) : (
          <div
            key={line.units[0]?.id ?? top}
            className={`${styles.line} ${styles.units}`}
            style={{
              ...place,
              height: place.height - measure.gap * rem,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {line.units.map((unit) => (
              <UnitCell
                key={unit.id}
                unit={unit}
                floorLabel={line.floor.label}
                isStop={unit.id === current}
                isOpen={unit.id === openUnit}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function unitOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-unit]')?.getAttribute('data-unit') ?? null;
}

/** Where each line begins and ends, in pixels from the top of the board. */
function lineTops(lines: readonly BoardLine[], rem: number): { readonly top: number; readonly bottom: number }[] {
  const tops: { top: number; bottom: number }[] = [];
  for (const line of lines) {
    const top = tops.at(-1)?.bottom ?? 0;
    tops.push({ top, bottom: top + (line.kind === 'floor' ? measure.floor : measure.units) * rem });
  }
  return tops;
}
