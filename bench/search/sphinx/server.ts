import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SphinxClient } from './client';
import { AMOUNTS, ATTRIBUTES, FIELDS } from './rows';

/** Location of the programs of Debian's package `sphinxsearch`. */
function programs(): { indexer: string; searchd: string } | null {
  const find = (name: string) =>
    (process.env.PATH ?? '')
      .split(':')
      .map((folder) => path.join(folder, name))
      .find((file) => existsSync(file));
  const [indexer, searchd] = [find('indexer'), find('searchd')];
  return indexer && searchd ? { indexer, searchd } : null;
}

/** The installed version of Sphinx; null if there is none. */
export async function sphinxVersion(): Promise<string | null> {
  const found = programs();
  if (!found) return null;
  // It prints its version, then an error about the unknown option.
  const { stdout } = await promisify(execFile)(found.searchd, ['--help']);
  return /Sphinx ([\d.]+)/.exec(stdout)?.[1] ?? null;
}

const configuration = (folder: string, rows: string, port: number) => `
source companies
{
  type = tsvpipe
  tsvpipe_command = cat ${rows}
${FIELDS.map((field) => `  tsvpipe_field = ${field}`).join('\n')}
${Object.keys(ATTRIBUTES)
  .map((name) => `  tsvpipe_attr_uint = ${name}`)
  .join('\n')}
${Object.keys(AMOUNTS)
  .map((name) => `  tsvpipe_attr_bigint = ${name}`)
  .join('\n')}
}
index companies
{
  source = companies
  path = ${folder}/companies
  docinfo = extern
  dict = keywords
  min_prefix_len = 1
  charset_table = 0..9, a..z, A..Z->a..z, _, U+C0..U+24F
}
indexer
{
  mem_limit = 1024M
}
searchd
{
  listen = 127.0.0.1:${port}:mysql41
  log = ${folder}/searchd.log
  pid_file = ${folder}/searchd.pid
  binlog_path =
  workers = threads
  max_packet_size = 32M
  subtree_docs_cache = 8M
  subtree_hits_cache = 16M
}
`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

type Sphinx = { port: number; stop: () => Promise<void> };

/** Indexes rows and serves them on a loopback port. */
export async function startSphinx(folder: string, rows: string): Promise<Sphinx> {
  const found = programs();
  if (!found) throw new Error('Sphinx is not installed.');
  const port = await freePort();
  const config = path.join(folder, 'sphinx.conf');
  writeFileSync(config, configuration(folder, rows, port));
  await promisify(execFile)(found.indexer, ['--config', config, '--quiet', 'companies']);
  const server = spawn(found.searchd, ['--config', config, '--nodetach'], { stdio: 'pipe' });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await ready(server, port, () => output);
  return { port, stop: () => stop(server) };
}

async function ready(server: ChildProcess, port: number, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`searchd ended:\n${output()}`);
    try {
      const client = await SphinxClient.connect(port);
      await client.query('SELECT id FROM companies LIMIT 1');
      client.close();
      return;
    } catch {
      await setTimeout(100);
    }
  }
  throw new Error(`searchd does not answer:\n${output()}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
}
