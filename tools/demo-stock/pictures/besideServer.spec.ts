import { describe, expect, it, vi } from 'vitest';

const asked: string[] = [];
vi.mock('node:worker_threads', () => ({
  Worker: class {
    private answer: (picture: unknown) => void = () => undefined;
    on(event: string, answer: (picture: unknown) => void) {
      if (event === 'message') this.answer = answer;
    }
    postMessage(path: string) {
      asked.push(path);
      setTimeout(() => this.answer(new Uint8Array([path.length])));
    }
    ref() {}
    unref() {}
  },
}));
const { drawnAhead, drawnBeside } = await import('./besideServer.ts');

describe('pictures drawn beside the server', () => {
  it('VDP-02 a page goes before the frames of a film, and each picture is drawn once', async () => {
    const film = ['film-1', 'film-2', 'film-3'].map(drawnAhead);
    const pictures = await Promise.all([drawnBeside('a'), drawnBeside('bb'), drawnBeside('a')]);
    expect(pictures.map((picture) => (picture as Buffer)[0])).toEqual([1, 2, 1]);
    await Promise.all(film);
    expect(asked).toEqual(['film-1', 'a', 'bb', 'film-2', 'film-3']);
  });
});
