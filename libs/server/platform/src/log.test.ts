import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(object: object): unknown {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info(object, 'said');
  const {
    level: _level,
    time: _time,
    pid: _pid,
    hostname: _hostname,
    msg: _msg,
    ...rest
  } = JSON.parse(lines[0] ?? '{}');
  return rest;
}

describe('the log', () => {
  it('holds no secret, wherever in the logged object it stands', () => {
    const secret = {
      authorization: 'Bearer x',
      cookie: 'imah_session=x',
      'set-cookie': ['x'],
      password: 'x',
      token: 'x',
      host: 'h',
    };

    expect(
      logged({
        headers: secret,
        body: { email: 'a@b.co', password: 'x', newPassword: 'x', currentPassword: 'x' },
        token: 'x',
      }),
    ).toEqual({
      headers: { authorization: '•••', cookie: '•••', 'set-cookie': '•••', password: '•••', token: '•••', host: 'h' },
      body: { email: 'a@b.co', password: '•••', newPassword: '•••', currentPassword: '•••' },
      token: '•••',
    });
    expect(logged({ user: { extra: { mqtt_password: 'x' } } })).toEqual({ user: { extra: { mqtt_password: '•••' } } });
  });
});
