import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Where each font of the project comes from. SIL Open Font License 1.1; the packages carry its text as `LICENSE_FONT`. */
const FONT_FILES = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
] as const;

const SYSTEM_CONFIG = '/etc/fonts/fonts.conf';
const EMPTY_CONFIG = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>\n';

let installed: Promise<void> | undefined;

/**
 * Makes the project's fonts known to the engine that draws PNG, once for the process. They come before fonts of the machine,
 * which stay for scripts that ours lack. Throws where a font file is missing.
 */
export function installFonts(): Promise<void> {
  installed ??= install();
  return installed;
}

async function install(): Promise<void> {
  quietFontconfig();
  for (const file of FONT_FILES) {
    // Drawing one letter from a font file is sharp's only way to make the file known to its Fontconfig.
    const fontfile = fileURLToPath(import.meta.resolve(file));
    await sharp({ text: { text: 'a', fontfile } })
      .raw()
      .toBuffer();
  }
}

/** Fontconfig complains on stderr in a container that has no configuration; an empty one of our own keeps it quiet. */
function quietFontconfig(): void {
  if (existsSync(SYSTEM_CONFIG) || env.FONTCONFIG_FILE !== undefined) return;
  const file = join(mkdtempSync(join(tmpdir(), 'chart-agents-fonts-')), 'fonts.conf');
  writeFileSync(file, EMPTY_CONFIG);
  env.FONTCONFIG_FILE = file;
}
