import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { CodeScanner } from './code-scanner.tsx';
import type { ScannerPorts } from './scanner-ports.ts';

afterEach(cleanup);

function filming(detect: ScannerPorts['detect']) {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const stream = canvas.captureStream();
  return { stream, ports: { openCamera: () => Promise.resolve(stream), detect } };
}
const trackStates = (stream: MediaStream) => stream.getTracks().map((track) => track.readyState);

it('does not open the camera before somebody asks for it', () => {
  const openCamera = vi.fn<() => Promise<MediaStream>>();

  render(<CodeScanner onCode={() => undefined} ports={{ openCamera, detect: () => Promise.resolve(null) }} />);

  expect(openCamera).not.toHaveBeenCalled();
});

it('lets go of the camera as soon as a code is read', async () => {
  const onCode = vi.fn<(reading: { code: string; source: string }) => void>();
  const { stream, ports } = filming(() => Promise.resolve('IMAH-1'));
  render(<CodeScanner onCode={onCode} ports={ports} />);

  await userEvent.click(screen.getByRole('button', { name: 'Nyalakan kamera' }));
  await screen.findByText('Terbaca: IMAH-1');

  expect(onCode).toHaveBeenCalledExactlyOnceWith({ code: 'IMAH-1', source: 'camera' });
  await vi.waitFor(() => expect(trackStates(stream)).toEqual(['ended']));
});

it('lets go of the camera when the page is left', async () => {
  const { stream, ports } = filming(() => Promise.resolve(null));
  const { unmount } = render(<CodeScanner onCode={() => undefined} ports={ports} />);
  await userEvent.click(screen.getByRole('button', { name: 'Nyalakan kamera' }));
  await screen.findByText('Arahkan kamera ke label.');
  expect(trackStates(stream)).toEqual(['live']);

  unmount();

  expect(trackStates(stream)).toEqual(['ended']);
});

it('lets go of a camera that was allowed after the page was left', async () => {
  const { stream, ports } = filming(() => Promise.resolve(null));
  const asked = Promise.withResolvers<MediaStream>();
  const { unmount } = render(
    <CodeScanner onCode={() => undefined} ports={{ ...ports, openCamera: () => asked.promise }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nyalakan kamera' }));

  unmount();
  asked.resolve(stream);

  await vi.waitFor(() => expect(trackStates(stream)).toEqual(['ended']));
});
