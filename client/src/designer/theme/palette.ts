/** The colours of the designer. Everything that is not a kit component reads them as CSS variables (`tokens.css`). */
export const palette = {
  accent: '#0E7490',
  accentHover: '#155E75',
  accentTint: '#ECFEFF',
  ink: '#18212B',
  inkSecondary: '#52606D',
  inkHint: '#66727F',
  paper: '#FFFFFF',
  ground: '#F6F7F9',
  line: '#E4E8ED',
  hover: '#EEF1F4',
  success: '#15803D',
  warning: '#B45309',
  danger: '#B91C1C',
} as const;

/** Chart series in this order: told apart without colour by order and label. */
export const chartColours = ['#0E7490', '#D97706', '#7C3AED', '#15803D', '#BE185D', '#475569', '#2563EB', '#A16207'] as const;

export const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';
