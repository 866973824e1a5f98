export type TextStyle = {
  size?: number;
  fill?: string;
  weight?: 'normal' | 'bold';
  anchor?: 'start' | 'middle' | 'end';
  family?: string;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A picture that is drawn from top to bottom. */
export function sheet(width: number, family: string, background: string) {
  const parts: string[] = [];
  let bottom = 0;
  return {
    width,
    text(x: number, y: number, text: string, style: TextStyle = {}) {
      const { size = 34, fill = '#1c2434', weight = 'normal', anchor = 'start' } = style;
      const safe = text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
      parts.push(
        `<text x="${x}" y="${y}" font-family="${style.family ?? family}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="${anchor}">${safe}</text>`,
      );
      bottom = Math.max(bottom, y);
    },
    box(x: number, y: number, boxWidth: number, height: number, fill: string, radius = 0) {
      parts.push(
        `<rect x="${x}" y="${y}" width="${boxWidth}" height="${height}" rx="${radius}" fill="${fill}"/>`,
      );
      bottom = Math.max(bottom, y + height);
    },
    rule(y: number, stroke = '#d5d9e2') {
      parts.push(
        `<line x1="40" x2="${width - 40}" y1="${y}" y2="${y}" stroke="${stroke}" stroke-width="2"/>`,
      );
    },
    /** A round sign with a tick, as most receipts have one. */
    tick(x: number, y: number, fill: string) {
      parts.push(
        `<circle cx="${x}" cy="${y}" r="44" fill="${fill}"/><path d="M${x - 20} ${y} l14 16 l26 -30" stroke="white" stroke-width="8" fill="none"/>`,
      );
    },
    finish(margin = 80): string {
      const height = Math.round(bottom + margin);
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}"/>${parts.join('')}</svg>`;
    },
  };
}
