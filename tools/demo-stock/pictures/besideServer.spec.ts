import { describe, expect, it, vi } from 'vitest';

const asked: string[] = [];
const shares: number[] = [];
vi.mock('node:worker_threads', () => ({
  Worker: class {
    private answer: (picture: unknown) => void = () => undefined;
    on(event: string, answer: (picture: unknown) => void) {
      if (event === 'message') this.answer = answer;
    }
    postMessage({ path, share }: { path: string; share: number }) {
      asked.push(path);
      shares.push(share);
      setTimeout(() => this.answer(new Uint8Array([path.length])));
    }
    ref() {}
    unref() {}
  },
}));
const cores = vi.hoisted(() => ({ now: 2 }));
vi.mock('node:os', () => ({ availableParallelism: () => cores.now }));
const { drawnAhead, drawnBeside } = await import('./besideServer.ts');

describe('pictures drawn beside the server', () => {
  it('VDP-02 a page goes before the frames of a film, and each picture is drawn once', async () => {
    const film = ['film-1', 'film-2', 'film-3'].map(drawnAhead);
    const pictures = await Promise.all([drawnBeside('a'), drawnBeside('bb'), drawnBeside('a')]);
    expect(pictures.map((picture) => (picture as Buffer)[0])).toEqual([1, 2, 1]);
    await Promise.all(film);
    expect(asked).toEqual(['film-1', 'a', 'bb', 'film-2', 'film-3']);
  });

  it('VDP-02 a machine with more cores draws pictures beside each other, and what is ahead one at a time', async () => {
    cores.now = 8;
    vi.resetModules();
    const { drawnAhead: ahead, drawnBeside: beside } = await import('./besideServer.ts');
    asked.length = 0;
    const film = ['film-1', 'film-2'].map(ahead);
    const pictures = ['a', 'bb', 'ccc'].map((path) => beside(path));
    expect(asked).toEqual(['film-1', 'a', 'bb']);
    await Promise.all([...film, ...pictures]);
    expect(asked).toEqual(['film-1', 'a', 'bb', 'ccc', 'film-2']);
  });

  it('VDP-02 a small picture is drawn small, once for all widths that it is good for', async () => {
    asked.length = 0;
    shares.length = 0;
    await Promise.all([320, 480, 640, 800, 1600].map((width) => drawnBeside('small', '', width)));
    expect(shares).toEqual([0.5, 0.7, 1]);
  });
});
