// A link as a QR code, drawn as one path.

/** `size` in modules; the path has one square per dark module. Rejects where the text does not fit. */
export async function qrPath(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { correction, generate } = await import('lean-qr');
  const code = generate(text, { minCorrectionLevel: correction.L });
  const squares: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) squares.push(`M${String(x)} ${String(y)}h1v1h-1z`);
  return { size: code.size, path: squares.join('') };
}
