import './fonts.css';
import '../tokens/themes.css.ts';
import './reset.css.ts';
