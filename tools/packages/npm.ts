import { execFile } from 'node:child_process';

/** Runs npm in a folder, knowing nothing of this person's settings. Rejects with all that npm said. */
export function runNpm(args: readonly string[], cwd: string): Promise<string> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && !/proxy$/i.test(name)),
  );
  return new Promise((resolve, reject) => {
    execFile(
      'npm',
      [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
      { cwd, env: environment, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`, { cause: error }));
      },
    );
  });
}
