import { launchChromium, openPage, whenAlive } from './browser/chromium.ts';
import * as c from './browser/chromium.ts';
const origin='http://harbour.localhost:4600';
const b=await launchChromium();
const rate=Number(process.argv[2]??1);
for(let i=0;i<Number(process.argv[3]??3);i++){
const {context,page,log}=await openPage(b,'phone');
const cdp=await context.newCDPSession(page);await cdp.send('Emulation.setCPUThrottlingRate',{rate});
const t0=Date.now();const reqs:string[]=[];
page.on('request',r=>{if(/multi_search|\.js/.test(r.url()))reqs.push(`${Date.now()-t0} > ${r.url().split('/').pop()!.slice(0,40)}`)});
page.on('requestfinished',r=>{if(/multi_search|\.js/.test(r.url()))reqs.push(`${Date.now()-t0} ok ${r.url().split('/').pop()!.slice(0,40)}`)});
page.on('requestfailed',r=>{if(/multi_search|\.js/.test(r.url()))reqs.push(`${Date.now()-t0} FAIL ${r.url().split('/').pop()!.slice(0,40)}`)});
await page.goto(origin+'/search');
await (c as any).whenHydrated?.(page);
if(!(c as any).whenHydrated)await page.waitForFunction(()=>document.documentElement.dataset['hydrated']!==undefined||true);
const box=page.getByRole('searchbox',{name:'Search',exact:true});
await box.click();await whenAlive(box);
reqs.push(`${Date.now()-t0} --- alive`);
await context.setOffline(true);await box.fill('Toyota');
await page.getByText('these are the last results').waitFor();
reqs.push(`${Date.now()-t0} --- notice`);
await context.setOffline(false);
const r=await page.getByText('The search does not answer just now').waitFor({state:'detached',timeout:10000}).then(()=>'ok',()=>'STUCK');
reqs.push(`${Date.now()-t0} --- ${r}`);
if(r!=='ok'||i===0)console.log(reqs.slice(-25).join('\n'), log.problems);
console.log(i,r);
await context.close();}
await b.close();
