import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { exactAliases } from '../../scripts/sources.mjs';
const program = `import { solve } from '@pencilmark/kit'; console.log(solve(location.hash));`;
const entry = { name:'entry', resolveId:(id)=>id==='entry'?id:null, load:(id)=>id==='entry'?program:null };
const bundle = await rolldown({ input:'entry', platform:'browser', resolve:{alias:exactAliases()}, plugins:[entry] });
const { output } = await bundle.generate({ format:'esm', minify:true });
let sum=0; const chunks=new Map(output.filter(f=>f.type==='chunk').map(f=>[f.fileName,f]));
const first=[...chunks.values()].find(f=>f.isEntry); const loaded=new Set([first.fileName]); for(const n of loaded) for(const o of chunks.get(n).imports) loaded.add(o);
let code=''; for(const n of loaded){ sum+=gzipSync(chunks.get(n).code).length; code+='//'+n+'\n'+chunks.get(n).code+'\n'; if(process.argv[2]) for (const [m,i] of Object.entries(chunks.get(n).modules)) console.log(i.renderedLength, m.replace(/.*packages\//,'')); }
writeFileSync('/tmp/boards/kit.js', code); console.log('WEIGHT', sum);
