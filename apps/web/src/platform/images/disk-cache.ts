// Resized pictures cached on disk up to a limit; the least recently used go first. [CNT-07]
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface DiskCache {
  readonly read: (key: string) => Promise<Buffer | null>;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
}

interface StoredFile {
  readonly name: string;
  readonly size: number;
  readonly used: number;
}

/** After a clean-up so much of the bound is in use, so that not every new picture cleans up again. */
const cleanedTo = 0.8;

export const diskCache = (directory: string, bound: number): DiskCache => {
  const state = { bytes: null as number | null, cleaning: null as Promise<void> | null };
  const fileOf = (key: string): string => join(directory, createHash("sha256").update(key).digest("hex"));

  const storedFiles = async (): Promise<readonly StoredFile[]> => {
    const names = await readdir(directory).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(directory, name)).catch(() => null);
        return found === null ? [] : [{ name, size: found.size, used: found.mtimeMs }];
      }),
    );
    return files.flat();
  };

  const clean = async (): Promise<void> => {
    const files = [...(await storedFiles())].sort((a, b) => a.used - b.used);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files) {
      if (bytes <= bound * cleanedTo) break;
      await rm(join(directory, name), { force: true });
      bytes -= size;
    }
    state.bytes = bytes;
  };

  return {
    read: async (key) => {
      const file = fileOf(key);
      const bytes = await readFile(file).catch(() => null);
      const now = new Date();
      if (bytes !== null) void utimes(file, now, now).catch(() => undefined);
      return bytes;
    },
    write: async (key, bytes) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Whole or not at all: another process may read at any moment.
      const draft = `${fileOf(key)}.${randomBytes(6).toString("hex")}`;
      await writeFile(draft, bytes);
      await rename(draft, fileOf(key));
      state.bytes = (state.bytes ?? (await storedFiles()).reduce((sum, { size }) => sum + size, 0)) + bytes.length;
      if (state.bytes > bound) {
        state.cleaning ??= clean().finally(() => (state.cleaning = null));
        await state.cleaning;
      }
    },
  };
};
