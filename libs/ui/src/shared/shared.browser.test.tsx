import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../global/global.ts';
import { media } from '../tokens/measures.ts';
import { bothRefs } from './both-refs.ts';
import { isInPopup } from './close-on-escape.ts';
import { valueOfControl } from './control-value.ts';
import { createEdgeScroll } from './edge-scroll.ts';
import { join } from './join.ts';
import { saveFile } from './save-file.ts';
import { useAfterPress } from './use-after-press.ts';
import { useMedia } from './use-media.ts';
import { watchDrag, type DragWatch } from './watch-drag.ts';
import { wholePercent } from './whole-percent.ts';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

describe('a drag', () => {
  const pointer = (type: string, x: number, y: number, pointerId = 1) =>
    window.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX: x, clientY: y, bubbles: true, cancelable: true }),
    );

  function begin() {
    const told: string[] = [];
    const watch: DragWatch = {
      onBegin: () => told.push('begin'),
      onMove: ({ x, y }) => told.push(`${x},${y}`),
      onEnd: (how) => told.push(how),
    };
    return { told, stop: watchDrag({ pointerId: 1, clientX: 100, clientY: 100 }, watch) };
  }

  it('begins once the pointer has gone further than a hand trembles, and ends where it is let go', () => {
    const { told } = begin();

    pointer('pointermove', 102, 102);
    pointer('pointermove', 105, 100);
    pointer('pointermove', 140, 130);
    pointer('pointerup', 140, 130);
    pointer('pointermove', 200, 200);

    expect(told).toEqual(['begin', '105,100', '140,130', 'dropped']);
  });

  it('that never began was a press', () => {
    const { told } = begin();

    pointer('pointermove', 101, 100);
    pointer('pointerup', 101, 100);

    expect(told).toEqual(['pressed']);
  });

  it('follows its own pointer alone: a second finger moves nothing and ends nothing', () => {
    const { told } = begin();

    pointer('pointermove', 300, 300, 2);
    pointer('pointerup', 300, 300, 2);
    expect(told).toEqual([]);
    pointer('pointermove', 120, 100);
    pointer('pointercancel', 120, 100, 2);
    pointer('pointercancel', 120, 100);

    expect(told).toEqual(['begin', '120,100', 'cancelled']);
  });

  it('is given up by Escape, which nobody else hears then, and not by Escape before it began', () => {
    const heard = vi.fn<() => void>();
    document.body.addEventListener('keydown', heard);
    const { told } = begin();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([told, heard.mock.calls.length]).toEqual([[], 1]);

    pointer('pointermove', 120, 100);
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'Escape' });

    expect([told, heard.mock.calls.length]).toEqual([['begin', '120,100', 'cancelled'], 2]);
    document.body.removeEventListener('keydown', heard);
  });

  it('is no click on what it was let go over, and the next press is one again', () => {
    vi.useFakeTimers();
    const onClick = vi.fn<() => void>();
    render(<button onClick={onClick}>Kartu</button>);
    begin();
    pointer('pointermove', 120, 100);
    pointer('pointerup', 120, 100);

    screen.getByRole('button').click();
    expect(onClick).not.toHaveBeenCalled();
    vi.runAllTimers();
    screen.getByRole('button').click();

    expect(onClick).toHaveBeenCalledOnce();
  });

  it('says again where it is when the page has scrolled below it, and ends once when it is stopped', () => {
    const { told, stop } = begin();
    pointer('pointermove', 120, 100);

    window.dispatchEvent(new Event('scroll'));
    stop();
    stop();
    window.dispatchEvent(new Event('scroll'));

    expect(told).toEqual(['begin', '120,100', '120,100', 'cancelled']);
  });
});

describe('what waits for a press', () => {
  function Waiting({ onRun }: { onRun: () => void }) {
    const afterPress = useAfterPress();
    return <button onFocus={() => afterPress(onRun)}>Isian</button>;
  }

  it('runs at once while nothing is pressed, else after the click that the press is for', () => {
    vi.useFakeTimers();
    const order: string[] = [];
    render(<Waiting onRun={() => order.push('run')} />);
    const field = screen.getByRole('button');

    fireEvent.focus(field);
    fireEvent.pointerDown(document.body);
    fireEvent.focus(field);
    expect(order).toEqual(['run']);
    fireEvent.pointerUp(document.body);
    order.push('click');
    vi.runAllTimers();

    expect(order).toEqual(['run', 'click', 'run']);
  });

  it('is not lost when the system takes the pointer away', () => {
    vi.useFakeTimers();
    const onRun = vi.fn<() => void>();
    render(<Waiting onRun={onRun} />);

    fireEvent.pointerDown(document.body);
    fireEvent.focus(screen.getByRole('button'));
    fireEvent.pointerCancel(document.body);
    vi.runAllTimers();

    expect(onRun).toHaveBeenCalledOnce();
  });
});

describe('what a control says that could be lost', () => {
  it.each([
    ['<input value="a">', 'a'],
    ['<input type="checkbox" checked>', 'true'],
    ['<input type="radio">', 'false'],
    ['<input type="password" value="rahasia">', null],
    ['<input type="search" value="pompa">', null],
    ['<input type="file">', null],
    ['<input autocomplete="one-time-code" value="123456">', null],
    ['<textarea>catatan</textarea>', 'catatan'],
    ['<select><option>Kos</option></select>', 'Kos'],
    ['<button role="switch" aria-checked="true"></button>', 'true'],
    ['<button aria-expanded="true"></button>', null],
  ])('of %s is %s', (html, value) => {
    document.body.innerHTML = html;

    expect(document.body.firstElementChild && valueOfControl(document.body.firstElementChild)).toBe(value);
  });
});

describe('a popup', () => {
  it('holds what lies in it, however deep, and nothing beside it', () => {
    document.body.innerHTML = '<div role="menu"><p><b id="in"></b></p></div><i id="out"></i>';

    expect(['in', 'out'].map((id) => isInPopup(document.getElementById(id)))).toEqual([true, false]);
    expect(isInPopup(null)).toBe(false);
  });
});

describe('two refs for one element', () => {
  it('are both given it and both lose it, of whichever kind the second is', () => {
    const own = { current: null as Element | null };
    const [object, element] = [createRef<Element>(), document.createElement('i')];
    const [plain, release] = [vi.fn<(one: Element | null) => void>(), vi.fn<() => void>()];
    const endings = [
      bothRefs(own, object)(element),
      bothRefs(own, plain)(element),
      bothRefs(own, () => release)(element),
    ];
    bothRefs(own, undefined)(element)();
    bothRefs(own, null)(element);
    expect([own.current, object.current, plain.mock.lastCall]).toEqual([element, element, [element]]);

    endings.forEach((end) => end());

    expect([own.current, object.current, plain.mock.lastCall, release.mock.calls.length]).toEqual([
      null,
      null,
      [null],
      1,
    ]);
  });
});

describe('a question of the window', () => {
  it('is answered anew when the window changes', async () => {
    function Width() {
      const [asked] = useState(media.phone);
      return <p>{useMedia(asked) ? 'telepon' : 'meja'}</p>;
    }
    render(<Width />);
    expect(screen.getByText('meja')).toBeVisible();

    await page.viewport(390, 844);

    expect(await screen.findByText('telepon')).toBeVisible();
  });
});

describe('the edge of what scrolls', () => {
  it('scrolls what holds the dragged thing for as long as it is there, and no longer when it is stopped', async () => {
    document.body.innerHTML =
      '<div id="list" style="height:200px;overflow-y:auto"><div style="height:2000px"><i id="card"></i></div></div>';
    const list = document.getElementById('list') ?? document.body;
    const { bottom, top } = list.getBoundingClientRect();
    const { to, stop } = createEdgeScroll(document.getElementById('card') ?? document.body);
    to((top + bottom) / 2);
    to(bottom - 1);

    await vi.waitFor(() => expect(list.scrollTop).toBeGreaterThan(20));
    stop();
    const reached = list.scrollTop;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    expect(list.scrollTop).toBe(reached);
  });
});

describe('small parts', () => {
  it('names are joined, and none is no attribute', () => {
    expect([join('a', undefined, 'b', null, false, ''), join(undefined), join()]).toEqual([
      'a b',
      undefined,
      undefined,
    ]);
  });

  it.each([
    [29, 100, 29],
    [999, 1000, 99],
    [1000, 1000, 100],
    [5, 0, 0],
    [-1, 10, 0],
    [11, 10, 100],
  ])('%s of %s are %s whole percent', (part, whole, percent) => {
    expect(wholePercent(part, whole)).toBe(percent);
  });

  it('a file is given under its name, and its address is let go', async () => {
    const saved: string[] = [];
    const made = vi.spyOn(URL, 'createObjectURL');
    const released = vi.spyOn(URL, 'revokeObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });

    saveFile({ name: 'unit.csv', type: 'text/csv', content: 'Unit\r\nA-1\r\n' });

    const [blob] = made.mock.lastCall ?? [];
    expect(blob instanceof Blob ? [blob.type, await blob.text()] : null).toEqual(['text/csv', 'Unit\r\nA-1\r\n']);
    expect(saved).toEqual(['unit.csv']);
    expect(released).toHaveBeenCalledExactlyOnceWith(made.mock.results[0]?.value);
  });
});
